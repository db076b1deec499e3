/**
 * A service outside the house. A port is a folder here:
 *
 * - `sms/sms.ts` its interface, and the checks every implementation begins with
 * - `sms/standInSms.ts` the embedded stand-in, which the browser and the tests run too
 * - `sms/aliyunSms.ts` the real adapter, loaded by `openPorts.ts` only where it is configured
 * - `sms/sms.contract.ts` what both do alike, run over the stand-in and over the adapter against `sms/testing/`, a
 *   local server that speaks the provider's protocol and checks its signatures
 *
 * The next one is added there, by a line in `src/declare/port.ts`, `Ports`, `standInPorts` and `openPorts`; the
 * compiler asks for each of them. Adapters call out through `outbound` (no private address, no redirect, an end in
 * time); they never try again, since only the job that sends knows what that would cost.
 */
export interface Port {
  /** True where nothing leaves the house: screens that rely on it say so. */
  readonly standIn: boolean
}

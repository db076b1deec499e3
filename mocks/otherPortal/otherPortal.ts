/** What is fetched; gives the answer. */
type Fetch = (request: Request) => Promise<Response>
type Body = { readonly [name: string]: unknown }

/** What each verb of the other portal is in plain REST. */
const verbs: {
  readonly [verb: string]: (path: string, body: Body) => readonly [string, string, Body?]
} = {
  getList: (path, { page, limit, orderBy, where, ...rest }) => {
    const first = (Number(page) - 1) * Number(limit)
    const range = [first, first + Number(limit) - 1]
    const query = { ...rest, filter: where, sort: String(orderBy).split(' '), range }
    const given = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
    return ['GET', `${path}?${new URLSearchParams(given)}`]
  },
  getInfo: (path, { id }) => ['GET', `${path}/${id}`],
  add: (path, body) => ['POST', path, body],
  edit: (path, { id, ...body }) => ['PUT', `${path}/${id}`, body],
  del: (path, { id, ...body }) => ['DELETE', `${path}/${id}`, body],
}

/** Stands before a portal of this house and speaks as the other one does; plain REST of records it does not know. */
export function otherPortal(house: Fetch): Fetch {
  return async (request) => {
    const [, path = '', verb = ''] = /^(.*)\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    const meant = request.method === 'POST' ? verbs[verb] : undefined
    const answer = await house(meant ? await asRest(request, meant, path) : request)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const { code, message, data } = (await answer.json()) as { [name: string]: unknown }
    const { list, total, ...rest } = (verb === 'getList' && data ? data : {}) as Body
    const result = list ? { ...rest, rows: list, count: total } : data
    const { status } = answer
    return Response.json({ status: code === 20000 ? 0 : code, msg: message, result }, { status })
  }
}

async function asRest(request: Request, verb: (typeof verbs)[string], path: string) {
  const [method, address, body] = verb(path, (await request.json()) as Body)
  const { headers } = request
  const url = new URL(address, request.url)
  return new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

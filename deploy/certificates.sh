#!/bin/sh
# Certificates of the inner connections: an authority of this deployment's own, and what it vouches for: the database,
# the portals, and the two accounts by which the database lets in. Run at every start; makes what is missing, or ends
# within thirty days. sh deploy/certificates.sh <folder>
set -eu
into=${1:-/certificates}
mkdir -p "$into"
cd "$into"
umask 077

lasts() { [ -s "$1.crt" ] && openssl x509 -checkend 2592000 -noout -in "$1.crt" >/dev/null; }
# Where it is not root's to give, it stays with whoever runs this.
give() { [ "$(id -u)" != 0 ] || chown "$1" "$2"; }

if ! lasts authority; then
	rm -f ./*.crt
	openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Masthead inner authority' \
		-addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout authority.key -out authority.crt 2>/dev/null
fi

# certify <name> <owner> <usage> <names it stands for>
certify() {
	if lasts "$1"; then return; fi
	openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" -keyout "$1.key" -out "$1.csr" 2>/dev/null
	printf 'basicConstraints=CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=%s\nsubjectAltName=%s\n' "$3" "$4" >"$1.ext"
	openssl x509 -req -in "$1.csr" -CA authority.crt -CAkey authority.key -CAcreateserial -days 397 -extfile "$1.ext" \
		-out "$1.crt" 2>/dev/null
	rm "$1.csr" "$1.ext"
	chmod 400 "$1.key"
	give "$2" "$1.key"
}
certify database "${DATABASE_UID:-999}" serverAuth "${DATABASE_NAMES:-DNS:database}"
certify portal "${PORTAL_UID:-1000}" serverAuth "${PORTAL_NAMES:-DNS:first,DNS:second,DNS:localhost}"
certify masthead "${PORTAL_UID:-1000}" clientAuth DNS:masthead
certify masthead_portal "${PORTAL_UID:-1000}" clientAuth DNS:masthead_portal

# Whoever comes over the network shows a certificate of the account's name. Within the database's own container, none.
printf 'local all all trust\nhostssl all masthead,masthead_portal all cert\n' >pg_hba.conf
chmod 644 ./*.crt pg_hba.conf
chmod 755 .

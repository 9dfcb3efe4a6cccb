/** A container of the site with Caddy, to be built at the root of the repository. */
export function renderContainer(caddyfile: string): string {
  return `# podman build --file ${caddyfile.replace(/[^/]+$/, 'Containerfile')} --tag docs .
# podman run --publish 8080:8080 docs
FROM docker.io/library/caddy:2.10.2-alpine@sha256:4c6e91c6ed0e2fa03efd5b44747b625fec79bc9cd06ac5235a779726618e530d
COPY ${caddyfile} /etc/caddy/Caddyfile
COPY website/build /srv
EXPOSE 8080
`;
}

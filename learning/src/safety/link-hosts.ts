/** Whether the operator's list contains a host: exactly, or as `*.example.org` with any subdomain. */
export const isListedHost = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((rule) => (rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule));

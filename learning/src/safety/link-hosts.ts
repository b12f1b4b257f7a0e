/** Whether the operator's list names a host: by its whole name, or as `*.example.org` with all that stands before it. */
export const isListedHost = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((rule) => (rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule));

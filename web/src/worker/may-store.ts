/** What may be in the caches of the service worker. */
/** Files that are the same for everybody. Photos, videos and replies of the API are not. */
export const isAppFile = (path: string): boolean =>
  /^\/(?:assets\/[\w.-]+|avatars\/[\w./-]+|icon(?:-[\w-]+)?\.(?:svg|png)|manifest\.webmanifest)$/.test(path);

/** Addresses of what is taught. Only replies that are marked as public are stored. */
export const isContent = (path: string): boolean =>
  /^\/api\/(?:lesson|unit|units|grades|subjects|pictures|drawings|tools)(?:\/[\w-]+)*$/.test(path);

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('../src/ui/pictures/avatars/', import.meta.url);

/** Avatars keep their names without a hash (`/avatars/african-1.svg`), because the database stores them. */
export const copyAvatars = (): Plugin => ({
  name: 'afrolearn-avatars',
  generateBundle() {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
      this.emitFile({
        type: 'asset',
        fileName: `avatars/${file}`,
        source: readFileSync(new URL(file, folder)),
      });
    }
  },
  configureServer(server) {
    server.middlewares.use('/avatars', (request, response, next) => {
      const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
      if (!readdirSync(folder).includes(name)) return next();
      response.setHeader('content-type', 'image/svg+xml').end(readFileSync(new URL(name, folder)));
    });
  },
});

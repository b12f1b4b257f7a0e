import type { Plugin } from 'vite';

type Names = readonly (readonly [exported: string, local: string])[];

const namesIn = (list: string): Names =>
  list.split(',').map((part) => {
    const [first = '', second = first] = part.trim().split(' as ');
    return [first, second];
  });

/**
 * The bundler puts its few helpers into a file of 700 bytes, an extra request for every page. This plugin moves them
 * into the chunk that every page loads anyway, and the others import them from there.
 */
export const joinRuntime = (host: string): Plugin => ({
  name: 'afrolearn-join-runtime',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const home = chunks.find(({ name }) => name === host);
    if (runtime === undefined) return;
    if (home === undefined) throw new Error(`there is no chunk ${host}`);
    const base = (file: string) => file.slice(file.lastIndexOf('/') + 1);
    const importOf = (file: string) => new RegExp(`import\\{([^}]*)\\}from"\\./${base(file)}";`);
    const list = /export\{([^}]*)\};?\s*$/.exec(runtime.code);
    if (list === null) throw new Error('the helpers of the bundler export nothing');
    // The exports of the helper file. The host gets each helper as one value.
    const helpers = namesIn(list[1] ?? '').map(([local, exported]) => ({
      local,
      exported,
      name: `$rt${exported}`,
    }));
    const body = runtime.code.slice(0, list.index);
    const made = `var[${helpers.map(({ name }) => name)}]=(()=>{${body}return[${helpers.map(({ local }) => local)}]})();`;
    const known = (exported: string) => {
      const found = helpers.find((one) => one.exported === exported);
      if (found === undefined) throw new Error(`the bundler has no helper ${exported}`);
      return found.name;
    };
    for (const chunk of chunks) {
      const taken = importOf(runtime.fileName).exec(chunk.code);
      if (taken === null) {
        if (chunk !== runtime && chunk.code.includes(base(runtime.fileName)))
          throw new Error(`${chunk.name} takes the helpers of the bundler in a way that is not known`);
        continue;
      }
      const names = namesIn(taken[1] ?? '');
      const replacement =
        chunk === home
          ? names.map(([exported, local]) => `var ${local}=${known(exported)};`).join('')
          : `import{${names.map(([exported, local]) => `${known(exported)} as ${local}`)}}from"./${base(home.fileName)}";`;
      chunk.code = chunk.code.replace(taken[0], () => replacement);
    }
    home.code = `${made}${home.code}\nexport{${helpers.map(({ name }) => name)}};`;
    delete bundle[runtime.fileName];
  },
});

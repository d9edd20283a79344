import { build, type Rolldown, type UserConfig } from 'vite';

/** Builds one page or script that shares no file with the app. */
export const buildApart = async (
  input: string,
  { output, ...config }: UserConfig & { output?: Rolldown.OutputOptions } = {},
) => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input, ...(output && { output }) },
    },
  });
  return [result].flat().flatMap((built) => ('output' in built ? built.output : []));
};

export const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source;

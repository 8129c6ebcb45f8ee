import { sources } from 'webpack';

interface Source {
  source(): string | Buffer;
  buffer(): Buffer;
}
interface Asset {
  readonly name: string;
  readonly source: Source;
}

/** Returns the part of a webpack compilation that the steps of the build use, with these assets and chunks. */
export function fakeCompilation(
  files: Readonly<Record<string, string>>,
  chunks: Readonly<Record<string, readonly string[]>> = {},
) {
  const assets = new Map<string, Source>();
  for (const [name, text] of Object.entries(files)) assets.set(name, new sources.RawSource(text));
  const getAsset = (name: string): Asset | undefined => {
    const source = assets.get(name);
    return source && { name, source };
  };
  return {
    getAsset,
    getAssets: () => [...assets.keys()].map((name) => getAsset(name) as Asset),
    emitAsset: (name: string, source: Source) => void assets.set(name, source),
    updateAsset(name: string, change: Source | ((source: Source) => Source)) {
      const source = assets.get(name);
      if (!source) throw new Error(`no asset ${name}`);
      assets.set(name, typeof change === 'function' ? change(source) : change);
    },
    renameAsset(name: string, renamed: string) {
      const source = assets.get(name);
      if (!source) throw new Error(`no asset ${name}`);
      assets.delete(name);
      assets.set(renamed, source);
    },
    deleteAsset: (name: string) => void assets.delete(name),
    chunks: Object.entries(chunks).map(([name, names]) => ({ name, files: new Set(names) })),
    namedChunks: new Map(Object.entries(chunks).map(([name, names]) => [name, { files: new Set(names) }])),
    /** Returns the text of each asset by name. */
    texts: () => Object.fromEntries([...assets].map(([name, source]) => [name, source.source().toString()])),
  };
}

export type FakeCompilation = ReturnType<typeof fakeCompilation>;

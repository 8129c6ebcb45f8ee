declare module '@babel/register' {
  function register(options: {
    only?: readonly string[];
    extensions: readonly string[];
    envName: string;
    cache: boolean;
    cwd: string;
  }): void;
  export = register;
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/**
 * Makes a policy of Trusted Types by this name, which takes any address as it is; where the browser knows of none, the
 * answer does the same by itself. A name can be made once a page (contract 6).
 */
export function createScriptPolicy(name: string): ScriptPolicy {
  const rules: ScriptPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : rules;
}

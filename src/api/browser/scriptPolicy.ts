interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/**
 * Creates a Trusted Types policy that returns each URL unchanged, or a plain object that does the same where the
 * browser lacks Trusted Types. A page can create each name once (contract 6).
 */
export function createScriptPolicy(name: string): ScriptPolicy {
  const rules: ScriptPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : rules;
}

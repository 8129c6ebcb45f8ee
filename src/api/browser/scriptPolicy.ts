interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/**
 * Creates a Trusted Types policy that returns an allowed URL unchanged, and throws for any other; a plain object that
 * does the same where the browser lacks Trusted Types. A page can create each name once (contract 6).
 */
export function createScriptPolicy(name: string, isAllowed: (url: string) => boolean): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (!isAllowed(url)) throw new Error(url);
      return url;
    },
  };
  try {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
    };
    return trustedTypes.createPolicy(name, rules);
  } catch {
    // Without Trusted Types; the property can then be an element or a frame of the page (A6).
    return rules;
  }
}

import type { WidgetsConfig } from './widgets';

/**
 * The keys of the configuration, and what each holds: the runtime's check (`api/browser/config.ts`) and `config.schema.json`
 * (`build/assets/configSchema.cjs`) read this table.
 */
export const configKeys = {
  services: { account: 'origin', gateway: 'origin', public: 'origin', content: 'origin' },
  captchaOrigins: 'origins',
  redirectOrigins: 'origins',
  promotion: { content: 'text', url: 'text' },
  appLinks: { ios: 'httpsUrl', android: 'httpsUrl' },
} as const satisfies { [Key in keyof Required<WidgetsConfig>]: KindsOf<NonNullable<WidgetsConfig[Key]>> };

/** What a value is: a bare origin, an https URL, or any text. */
export type Kind = 'origin' | 'httpsUrl' | 'text';

type KindsOf<Value> = Value extends readonly string[] ? 'origins' : { readonly [Key in keyof Required<Value>]: Kind };

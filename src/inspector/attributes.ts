import { isMountName } from '../mounts/loader/table';
import type { MountName } from '../mounts/registry';
import type { Translate } from './messages';

/** The attributes that a widget reads besides `data-mount`, and their values. */
const attributesOf: {
  readonly [Name in MountName]?: { readonly attribute: string; readonly values: readonly string[] };
} = {
  invoice: { attribute: 'data-unit', values: ['cents', 'yuan'] },
  'account-primary': { attribute: 'data-notification', values: ['true', 'false'] },
  'account-mobile': { attribute: 'data-notification', values: ['true', 'false'] },
};

/** `data-unit` and `data-notification`, also when the editor has written `unit`, `data-units` or `data_unit`. */
const meant = /^(?:data[-_]?)?(?:unit|notification)s?$/;

/** Returns what is wrong with the attributes of a mount point: values and names that its widget ignores (P-08). */
export function attributeMistakes(element: Element, name: string, t: Translate): string[] {
  const rule = isMountName(name) ? attributesOf[name] : undefined;
  const written = [...element.attributes];
  const wrongValues = written
    .filter((attribute) => attribute.name === rule?.attribute && !rule.values.includes(attribute.value))
    .map((attribute) =>
      t('wrongAttribute', {
        attribute: attribute.name,
        value: attribute.value.slice(0, 40),
        values: rule?.values.join(t('comma')) ?? '',
      }),
    );
  const attributes = ['data-mount', ...(rule ? [rule.attribute] : [])].join(t('comma'));
  const unread = written
    .filter((attribute) => attribute.name !== rule?.attribute && meant.test(attribute.name))
    .map((attribute) => t('strangeAttribute', { attribute: attribute.name, attributes }));
  return [...wrongValues, ...unread];
}

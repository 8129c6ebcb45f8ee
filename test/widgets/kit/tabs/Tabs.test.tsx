import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../../support/axe';
import { openPage } from '../../../support/page/openPage';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const openTabs = () =>
  openPage({
    path: '/en/',
    async widget() {
      const { Tabs } = await import('../../../../src/widgets/kit/tabs/Tabs');
      return function KeptTabs() {
        const [selected, setSelected] = useState<'shop' | 'type' | 'date'>('type');
        return (
          <Tabs
            label="svcQuery.title"
            selected={selected}
            onChange={(name) => {
              onChange(name);
              setSelected(name);
            }}
            tabs={[
              { name: 'shop', label: 'svcQuery.shop', content: <input aria-label="In the shop" /> },
              { name: 'type', label: 'svcQuery.type', content: <input aria-label="By type" /> },
              { name: 'date', label: 'svcQuery.date', content: <input aria-label="By date" /> },
            ]}
          />
        );
      };
    },
  });

const tab = (name: string) => screen.getByRole('tab', { name });
const isMounted = (name: string) => screen.queryByLabelText(name) !== null;

it('has the roles of the ARIA tabs pattern (P-24)', async () => {
  const page = await openTabs();
  expect(screen.getByRole('tablist', { name: 'Ways to look up a card' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Store', 'Type', 'Date']);
  expect(tab('Type')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Store')).toHaveAttribute('aria-selected', 'false');
  const panel = screen.getByRole('tabpanel', { name: 'Ways to look up a card' });
  expect(tab('Type')).toHaveAttribute('aria-controls', panel.id);
  await expectAccessible(page.mountPoint('sample'));
});

it('is one tab stop; the arrow keys, Home and End select a tab (P-24)', async () => {
  const { visitor } = await openTabs();
  await visitor.tab();
  expect(tab('Type')).toHaveFocus();
  await visitor.keyboard('{ArrowRight}');
  expect(tab('Date')).toHaveFocus();
  expect(isMounted('By date')).toBe(true);
  await visitor.keyboard('{ArrowRight}');
  expect(tab('Store')).toHaveFocus();
  await visitor.keyboard('{ArrowLeft}');
  expect(tab('Date')).toHaveFocus();
  await visitor.keyboard('{Home}');
  expect(tab('Store')).toHaveAttribute('aria-selected', 'true');
  await visitor.keyboard('{End}');
  expect(tab('Date')).toHaveAttribute('aria-selected', 'true');
  expect(onChange.mock.calls.flat()).toEqual(['date', 'shop', 'date', 'shop', 'date']);
});

it('has no tab stop between a tab and the first control of its panel', async () => {
  const { visitor } = await openTabs();
  await visitor.tab();
  await visitor.tab();
  expect(screen.getByLabelText('By type')).toHaveFocus();
});

it('unmounts a panel when another tab is selected', async () => {
  const { visitor } = await openTabs();
  await visitor.type(screen.getByLabelText('By type'), 'typed');
  await visitor.click(tab('Store'));
  expect(isMounted('By type')).toBe(false);
  await visitor.click(tab('Type'));
  expect(screen.getByLabelText('By type')).toHaveValue('');
});

it('calls onChange when another tab is selected, but not for the selected tab', async () => {
  const { visitor } = await openTabs();
  await visitor.click(tab('Type'));
  expect(onChange).not.toHaveBeenCalled();
  await visitor.click(tab('Store'));
  expect(onChange.mock.calls).toEqual([['shop']]);
});

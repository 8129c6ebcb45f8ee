import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../../support/page/openPage';
import { texts } from '../../../support/texts';

/** Opens a page with `CodeForm`. */
export const openCodeForm = (): Promise<Page> =>
  openPage({
    path: '/en/',
    async widget() {
      const { CodeForm } = await import('./CodeForm');
      return CodeForm;
    },
  });

export const codeField = () => screen.getByLabelText<HTMLInputElement>(texts.en['svcQuery.pin']!);

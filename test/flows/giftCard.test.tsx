import { screen } from '@testing-library/react';
import { settle } from '../support/page';
import { fillIn, names, openQuery, queryCall, submit, verify } from '../widgets/svc-query/visit';
import { surviveFaults } from './flow';

surviveFaults('a gift card is looked up', {
  call: queryCall,
  async arrange(language) {
    const page = await openQuery(language);
    await fillIn(page, {}, language);
    await settle();
    return page;
  },
  control: submit,
  prepare: verify,
  isDone: (_page, language) => screen.queryByRole('heading', { name: names[language].result }) !== null,
});

import { screen } from '@testing-library/react';
import { settle } from '../support/page/settle';
import { fillQuery, labels, openQueryPage, passSecurityCheck, submitButton } from '../widgets/svc-query/openQueryPage';
import { testFaults } from './testFaults';

testFaults('querying a gift card', {
  async arrange(language) {
    const page = await openQueryPage(language);
    await fillQuery(page, {}, language);
    await settle();
    return page;
  },
  control: submitButton,
  prepare: passSecurityCheck,
  serviceText: /店$|^(?:App|客户服务中心|400-820-6998)$/,
  isDone: (_page, language) => screen.queryByRole('heading', { name: labels[language].result }) !== null,
});

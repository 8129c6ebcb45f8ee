/** The loop that is written by hand where nobody thinks of a kernel. */
for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
  void import(/* webpackChunkName: "loop-chunk" */ './loopChunk').then(({ render }) => render(element));
}

/** A loop written by hand, without a library. */
for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
  void import(/* webpackChunkName: "loop-chunk" */ './loopChunk').then(({ render }) => render(element));
}

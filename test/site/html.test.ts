import { html, jsonBlock } from './html';

test('values are escaped, markup is not, nothing is left out', () => {
  const inner = html`<b>${'<&>"\''}</b>`;
  expect(inner.text).toBe('<b>&lt;&amp;&gt;&quot;&#39;</b>');
  expect(html`<p title="${'"'}">${inner}${[1, html`<i></i>`]}${false}${null}${undefined}</p>`.text).toBe(
    `<p title="&quot;">${inner.text}1<i></i></p>`,
  );
});

test('a data block cannot be closed by its content, and reads back as it was', () => {
  const value = { text: '</script><!--<script>' };
  const { text } = jsonBlock('x', value);
  const [, body = ''] = /^<script type="application\/json" id="x">(.*)<\/script>$/s.exec(text) ?? [];
  expect(body).not.toContain('<');
  expect(JSON.parse(body)).toEqual(value);
});

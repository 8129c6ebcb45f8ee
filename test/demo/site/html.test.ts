import { html, jsonBlock } from '../../../demo/site/html';

test('html escapes text, keeps markup, and renders nothing for an empty value', () => {
  const inner = html`<b>${'<&>"\''}</b>`;
  expect(inner.text).toBe('<b>&lt;&amp;&gt;&quot;&#39;</b>');
  expect(html`<p title="${'"'}">${inner}${[1, html`<i></i>`]}${false}${null}${undefined}</p>`.text).toBe(
    `<p title="&quot;">${inner.text}1<i></i></p>`,
  );
});

test('jsonBlock cannot be closed by its content, and parses back to the same value', () => {
  const value = { text: '</script><!--<script>' };
  const { text } = jsonBlock('x', value);
  const [, body = ''] = /^<script type="application\/json" id="x">(.*)<\/script>$/s.exec(text) ?? [];
  expect(body).not.toContain('<');
  expect(JSON.parse(body)).toEqual(value);
});

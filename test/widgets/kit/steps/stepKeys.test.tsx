import { claimStepKey, releaseStepKey } from '../../../../src/widgets/kit/steps/stepKeys';

function addMountPoint(parent: ParentNode, name = 'register'): Element {
  const element = document.createElement('div');
  element.dataset.mount = name;
  parent.prepend(element);
  return element;
}

it('counts the mount points of each name, in the order of the document, as a reload finds them (F6)', () => {
  addMountPoint(document.body);
  addMountPoint(document.body, 'svc-query');
  const first = addMountPoint(document.body);
  const [, other, second] = document.querySelectorAll('[data-mount]');
  const claim = (element: Element) => {
    const key = claimStepKey(element);
    releaseStepKey(key);
    return key;
  };
  expect([first, second!, other!].map(claim)).toEqual(['register.0', 'register.1', 'svc-query.0']);
});

it('gives a mount point that is inserted above another one a key of its own, also in another shadow root', () => {
  document.body.replaceChildren();
  const roots = ['a', 'b'].map((id) => {
    const host = document.createElement('div');
    host.id = id;
    document.body.append(host);
    return host.attachShadow({ mode: 'open' });
  });
  const elements = [document.body, ...roots].map((root) => addMountPoint(root));
  const above = addMountPoint(document.body);
  const keys = [...elements, above].map(claimStepKey);
  expect(new Set(keys).size).toBe(4);
});

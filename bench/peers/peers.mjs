import path from 'node:path';
import { forBrowser } from '../webpack.mjs';

const source = (name) => `./peers/src/${name}`;

/**
 * The tools that mount React into server-rendered pages. `element` returns a mount point in the notation of the tool,
 * with a fallback text and with the props of the widget as JSON.
 */
export const peers = [
  {
    name: 'rewards-widgets',
    isProject: true,
    element: (text) => `<div data-mount="logout">${text}</div>`,
  },
  {
    name: 'a loop by hand',
    entry: 'loop',
    preload: ['loop-chunk.js'],
    element: (text, props = '{}') => `<div data-widget data-props='${props}'>${text}</div>`,
  },
  {
    name: '@symfony/ux-react',
    entry: 'ux-react',
    element: (text, props = '{}') =>
      `<div data-controller="react" data-react-component-value="Widget" data-react-props-value='${props}'>${text}</div>`,
  },
  {
    name: 'react_ujs',
    entry: 'react-ujs',
    element: (text, props = '{}') => `<div data-react-class="Widget" data-react-props='${props}'>${text}</div>`,
  },
  {
    name: '@r2wc/react-to-web-component',
    entry: 'r2wc',
    // Each prop has an attribute of its own.
    element(text, props = '{}') {
      const value = props.startsWith('{"fails":') ? props.slice('{"fails":'.length, -1) : props;
      return `<bench-widget${props === '{}' ? '' : ` fails='${value}'`}>${text}</bench-widget>`;
    },
  },
  {
    name: 'remount',
    entry: 'remount',
    element: (text, props = '{}') => `<bench-widget props-json='${props}'>${text}</bench-widget>`,
  },
  {
    name: 'react-habitat',
    entry: 'react-habitat',
    // See its lib/factories/ReactDomFactory.js. Its production build catches the error and does not log it.
    silentReason:
      'calls `ReactDOM.render`, which React 19 no longer has (made for 15 and 16); its mount point is empty',
    element: (text, props = '{}') => `<div data-component="Widget" data-props='${props}'>${text}</div>`,
  },
];

const variants = {
  /** For the times. */
  sound: 'widget.tsx',
  /** For the failures: the widget throws on demand … */
  fragile: 'fragileWidget.tsx',
  /** … and is in a file of its own. */
  lazy: 'lazyWidget.tsx',
};

/** The builds of the scripts of all peers, with each variant of the widget. */
export const peerBuilds = Object.entries(variants).map(([folder, widget]) =>
  forBrowser({
    folder: `peers/${folder}`,
    entry: Object.fromEntries(peers.filter(({ isProject }) => !isProject).map(({ entry }) => [entry, source(entry)])),
    isTimed: folder === 'sound',
    alias: { 'bench-widget$': path.resolve(import.meta.dirname, 'src', widget) },
  }),
);

import path from 'node:path';
import { forBrowser } from '../webpack.mjs';

const source = (name) => `./peers/src/${name}`;

/**
 * Those who mount React into a server's pages. `element` is a mount point in a peer's own notation: what it holds before
 * its widget is there, and what the widget is told, as the text of an attribute.
 */
export const peers = [
  {
    name: 'rewards-widgets',
    isOurs: true,
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
    // It takes each prop from an attribute of its own.
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
    // As its lib/factories/ReactDomFactory.js shows; built for production, it swallows the error that this is.
    silentReason: 'calls `ReactDOM.render`, which React 19 no longer has (made for 15 and 16); its place: empty',
    element: (text, props = '{}') => `<div data-component="Widget" data-props='${props}'>${text}</div>`,
  },
];

const variants = {
  /** For the race. */
  sound: 'widget.tsx',
  /** For what is survived: the widget throws on demand … */
  fragile: 'fragileWidget.tsx',
  /** … and comes in a file of its own. */
  lazy: 'lazyWidget.tsx',
};

/** The scripts of all peers, in each variant of the widget. */
export const peerBuilds = Object.entries(variants).map(([folder, widget]) =>
  forBrowser({
    folder: `peers/${folder}`,
    entry: Object.fromEntries(peers.filter(({ isOurs }) => !isOurs).map(({ entry }) => [entry, source(entry)])),
    isTimed: folder === 'sound',
    alias: { 'bench-widget$': path.resolve(import.meta.dirname, 'src', widget) },
  }),
);

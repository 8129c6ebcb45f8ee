import { textsOn } from './textColours';

/** Two colours of a page that are hard to read on each other. */
export interface LowContrast {
  /** The custom properties that the page sets. */
  readonly text: string;
  readonly background: string;
  /** The contrast as in WCAG, from "1.0" to "4.4". Rounded down: 4.48 as 4.5 would look like enough. */
  readonly contrast: string;
}

/** The contrast that WCAG asks of text. */
const enough = 4.5;

/** Returns the relative luminance of `#rrggbb`, from 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a function that reads a colour of a widget as `#rrggbb`; undefined when it is translucent or no colour. */
function readColoursOf(widget: Element): (name: string) => string | undefined {
  const style = getComputedStyle(widget);
  const canvas = document.createElement('canvas').getContext('2d');
  return (name) => {
    if (!canvas) return undefined;
    // The canvas ignores what is no colour.
    canvas.fillStyle = 'rgba(0, 0, 0, 0)';
    canvas.fillStyle = style.getPropertyValue(`--${name}`).trim();
    const colour = String(canvas.fillStyle);
    return /^#[0-9a-f]{6}$/.test(colour) ? colour : undefined;
  };
}

/** Returns the colours of a widget that are hard to read on each other (A5). */
export function findLowContrast(widget: Element): LowContrast[] {
  const read = readColoursOf(widget);
  return textsOn.flatMap(([background, ...texts]) =>
    texts.flatMap((text) => {
      const colours = [read(text), read(background)];
      if (colours.includes(undefined)) return [];
      const [dark = 0, light = 0] = colours.map((colour) => luminanceOf(colour!)).sort((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast >= enough) return [];
      const rounded = (Math.floor(contrast * 10) / 10).toFixed(1);
      return [{ text: `--rw-color-${text}`, background: `--rw-color-${background}`, contrast: rounded }];
    }),
  );
}

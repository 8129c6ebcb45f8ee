/* The tab at the edge of the window that opens the panel: says which scenario is set, and can be moved. */
import { createElement } from './elements.js';
import { texts } from './texts.js';

/** The place of the tab: the side of the window, and its centre in percent of the height. The browser remembers it. */
const placeKey = 'qa-badge';
const place = { side: 'left', top: 70 };

/** The tab. */
export const badge = createElement('button', {
  type: 'button',
  class: 'qa-badge',
  'aria-expanded': 'false',
  'aria-controls': 'qa-panel',
});

/** Shows the name of the scenario, if one is set. With problems, such as faults, the tab is red and names them. */
export const showBadge = (scenario, problems) => {
  badge.textContent = scenario ? `QA ${scenario}` : 'QA';
  badge.classList.toggle('qa-badge-fault', problems.length > 0);
  badge.title = [badge.textContent, texts.panel, ...problems].join('; ');
  badge.setAttribute('aria-label', badge.title);
};

/** Lets the visitor move the tab with the mouse or the arrow keys. `root` holds it and the panel. */
export const makeBadgeMovable = (root) => {
  let wasDragged = false;

  const movePlace = (change) => {
    Object.assign(place, change);
    place.top = Math.min(85, Math.max(15, Number(place.top) || 70));
    root.classList.toggle('qa-right', place.side === 'right');
    badge.style.setProperty('--qa-top', `${place.top}%`);
  };
  const savePlace = () => {
    try {
      localStorage.setItem(placeKey, JSON.stringify(place));
    } catch {
      // Without storage, the place lasts as long as the page.
    }
  };
  try {
    movePlace(JSON.parse(localStorage.getItem(placeKey)) || {});
  } catch {
    movePlace({});
  }

  badge.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    badge.setPointerCapture(event.pointerId);
  });
  badge.addEventListener('pointermove', (event) => {
    if (!badge.hasPointerCapture(event.pointerId)) {
      return;
    }
    const { top, height } = badge.getBoundingClientRect();
    const isFar = Math.abs(event.clientY - top - height / 2) > height / 2 || Math.abs(event.movementX) > 4;
    wasDragged = wasDragged || isFar;
    if (wasDragged) {
      movePlace({
        side: event.clientX > window.innerWidth / 2 ? 'right' : 'left',
        top: (event.clientY / window.innerHeight) * 100,
      });
    }
  });
  badge.addEventListener('pointerup', () => {
    if (wasDragged) {
      savePlace();
    }
  });
  badge.addEventListener('keydown', (event) => {
    const changes = {
      ArrowUp: { top: place.top - 5 },
      ArrowDown: { top: place.top + 5 },
      ArrowLeft: { side: 'left' },
      ArrowRight: { side: 'right' },
    };
    const change = changes[event.key];
    wasDragged = false;
    if (change) {
      event.preventDefault();
      movePlace(change);
      savePlace();
    }
  });
  badge.addEventListener(
    'click',
    (event) => {
      // The end of a drag is no click.
      if (wasDragged) {
        event.stopImmediatePropagation();
      }
    },
    true,
  );
};

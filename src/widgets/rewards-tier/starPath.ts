/** The SVG path of a five-pointed star in a box of 24 by 24. */
export const starPath = 'M12 1.8l3.15 6.4 7.05 1.02-5.1 4.97 1.2 7.02L12 17.9l-6.3 3.31 1.2-7.02-5.1-4.97 7.05-1.02z';

/**
 * The score of the phone, a Moto G Power of 2022, in the benchmark of Lighthouse: how often per second a script builds
 * a text of 10,000 letters, divided by ten. Chrome's DevTools calibrate "low-tier mobile" to it.
 */
const phoneScore = 264;

const highestRate = 20;
/** Seven find the rate to within 0.15. */
const halvings = 7;

/**
 * Returns the throttling rate at which this machine is as slow as the phone, 1 for a machine that is slower. It is found
 * by halving, as a script at rate 6 does not take six times as long.
 */
export async function findRate(scoreAt) {
  let [low, high] = [1, highestRate];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    if ((await scoreAt(middle)) > phoneScore) low = middle;
    else high = middle;
  }
  return low;
}

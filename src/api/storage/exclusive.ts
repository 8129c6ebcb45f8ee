import { readStorage, removeStorage, writeStorage } from './storage';

/** Milliseconds after which a lease is void: no work takes as long. */
const longestWork = 35_000;
/** Milliseconds after which a tab no longer waits for its turn. */
const longestWait = 40_000;
/** Milliseconds for another tab's lease to arrive in this one. */
const leaseDelay = 50;
/** Milliseconds between two looks at another tab's lease. */
const leaseInterval = 250;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns true for a lease that another tab may hold. One that ends too late was written before the clock was set back.
 */
function isHeld(lease: string): boolean {
  const left = Number(lease.split(' ')[1]) - Date.now();
  return left > 0 && left <= longestWork;
}

/** Waits until no other tab holds the lease, and writes its own. Resolves with false when it waited too long. */
async function takeLease(key: string, owner: string): Promise<boolean> {
  const giveUpAt = Date.now() + longestWait;
  while (Date.now() < giveUpAt) {
    if (!isHeld(readStorage('browser', key) ?? '')) {
      const lease = `${owner} ${Date.now() + longestWork}`;
      writeStorage('browser', key, lease);
      await wait(leaseDelay);
      if (readStorage('browser', key) === lease) return true;
    }
    await wait(leaseInterval);
  }
  return false;
}

async function withLease(name: string, work: () => Promise<void>): Promise<boolean> {
  const key = `lock.${name}`;
  if (!(await takeLease(key, String(Math.random())))) return false;
  try {
    await work();
  } finally {
    removeStorage('browser', key);
  }
  return true;
}

async function withLock(locks: LockManager, name: string, work: () => Promise<void>): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), longestWait);
  let hasStarted = false;
  try {
    await locks.request(`rewards-widgets.${name}`, { signal: controller.signal }, () => {
      hasStarted = true;
      return work();
    });
  } catch (error) {
    if (hasStarted) throw error;
    // A sandboxed frame has locks, but may not use them.
    if (!controller.signal.aborted) return withLease(name, work);
  } finally {
    clearTimeout(timer);
  }
  return hasStarted;
}

/**
 * Runs work that must not run in two tabs of this browser at the same time. Waits for the other tab, but not longer
 * than the work can take: then resolves with false, and the work has not run. Uses a lease in storage where the page
 * has no `navigator.locks` (Safari before 15.4, pages without HTTPS) or may not use them (sandboxed frames).
 */
export function runExclusively(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks ? withLock(locks, name, work) : withLease(name, work);
}

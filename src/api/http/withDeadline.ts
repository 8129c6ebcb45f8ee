import { ApiError } from './ApiError';

/** Resolves with a loaded module. Rejects with an `unsent` ApiError when it has not loaded within `deadline` ms. */
export function withDeadline<T>(loading: Promise<T>, deadline: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectUnsent = () => reject(new ApiError('unsent'));
    const timer = setTimeout(rejectUnsent, deadline);
    // Not `finally`: the page may replace Promise with one that lacks it (A4).
    void loading.then(resolve, rejectUnsent).then(() => clearTimeout(timer));
  });
}

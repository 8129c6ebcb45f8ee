import { ApiError } from './ApiError';

/** What a file of ours brings that comes late, if it does so within milliseconds; else rejects with an `unsent` ApiError. */
export function inTime<T>(file: Promise<T>, deadline: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiError('unsent'));
    const timer = setTimeout(giveUp, deadline);
    // Not `finally`, which a page's own Promise may lack (A4).
    void file.then(resolve, giveUp).then(() => clearTimeout(timer));
  });
}

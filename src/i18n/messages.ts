import type en from './messages/en.json';
import type zh from './messages/zh.json';

/** Every text that a visitor can meet, by where it is used; Chinese is the source. */
export type MessageId = keyof typeof zh;

type Same<A, B> = [Exclude<A, B>, Exclude<B, A>] extends [never, never] ? true : [Exclude<A, B>, Exclude<B, A>];
/** Compiles only while both languages hold the same ids; else the compiler names the missing ones (J4). */
export const bothLanguagesAreComplete: Same<keyof typeof zh, keyof typeof en> = true;

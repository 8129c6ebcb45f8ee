import type en from './messages/en.json';
import type zh from './messages/zh.json';

/** The id of a text that a visitor can see. The id says where the text is used; Chinese is the source language. */
export type MessageId = keyof typeof zh;

type Same<A, B> = [Exclude<A, B>, Exclude<B, A>] extends [never, never] ? true : [Exclude<A, B>, Exclude<B, A>];
/** Compiles only while both languages have the same ids; otherwise the compiler names the missing ids (J4). */
export const bothLanguagesAreComplete: Same<keyof typeof zh, keyof typeof en> = true;

import type { AssertNever } from '../lib/assertNever';
import type en from './messages/en.json';
import type zh from './messages/zh.json';

/** The id of a text that a visitor can see. The id says where the text is used; Chinese is the source language. */
export type MessageId = keyof typeof zh;

/** Compiles only while both languages have the same ids; otherwise the compiler error names the missing ones (J4). */
export type BothLanguagesAreComplete = [
  AssertNever<Exclude<MessageId, keyof typeof en>>,
  AssertNever<Exclude<keyof typeof en, MessageId>>,
];

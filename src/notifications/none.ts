/** Compiles only where no type is left over; else the compiler names what is. */
export type None<T extends never> = T;

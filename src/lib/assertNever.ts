/** Compiles only when `T` is `never`; otherwise the compiler error names the types in `T`. */
export type AssertNever<T extends never> = T;

/** The form adds the one that it was opened on. */
export type WithoutRevision<Input> = Input extends unknown ? Omit<Input, 'revision'> : never;

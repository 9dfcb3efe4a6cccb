/** A name of the SDK, as an editor offers it. */
export interface EditorName {
  label: string;
  /** Its type or signature. */
  detail?: string;
  /** What it is. */
  info?: string;
}

/** Every name of the SDK, by where in a program it can stand. */
export interface EditorNames {
  /** What the package exports. */
  exports: EditorName[];
  /** After a dot, by what stands before it. */
  members: Record<string, EditorName[]>;
  /** In the object given to a function, by the function. */
  options: Record<string, EditorName[]>;
  /** In the object a listener receives, by its event. */
  payloads: Record<string, EditorName[]>;
  events: EditorName[];
  codes: EditorName[];
  states: EditorName[];
}

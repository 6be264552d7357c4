/** A text that occurs nowhere in the project, to be looked for in what it answers. */
export const MARKER = "zq7Marker9xk";

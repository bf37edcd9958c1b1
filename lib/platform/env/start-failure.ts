/** Why the product cannot start: one line that names the cause and the mend. Printed without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

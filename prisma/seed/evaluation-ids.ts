/** The same in every demo, so that an address of one can be written down. */
export const demoQuestionId = '0199bbbb-0000-7000-8000-000000000001';
export const demoDislikedId = '0199bbbb-0000-7000-8000-0000000000dd';
export const demoRunId = '0199bbbb-0000-7000-8000-0000000000aa';

/**
 * Counts the ways in which plain text was made of Markdown. Raise it with every change of what the same source becomes, here
 * or in `markdownSections`: by night what is in an older form is made anew.
 */
export const passageForm = 4;

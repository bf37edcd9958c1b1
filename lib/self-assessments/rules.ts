/** The slider's stops (product.md 5). */
export const sliderStep = 10;

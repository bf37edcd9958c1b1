/** The most that a lesson may weigh on its way to a device, its pictures inside (product.md §9). */
export const packBytesMax = 60 * 1024;

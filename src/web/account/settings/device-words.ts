/** A device in the list: 'Safari on iPhone', 'An unknown device'. @param device as the API names it, in English */
export const deviceName = (device: string) => device;

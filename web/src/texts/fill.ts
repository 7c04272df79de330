/** A text that has placeholders in some of its group, and none in others. */
export const fill = <Of>(text: string | ((of: Of) => string), of: Of): string => (typeof text === 'string' ? text : text(of))

/** A group of texts of which some have placeholders. */
export const fill = <Of>(text: string | ((of: Of) => string), of: Of): string => (typeof text === 'string' ? text : text(of))

/** Returns a renter's list with what is about this home first, otherwise in its order. */
export const hereFirst = <Item extends { property: { id: string } }>(
  propertyId: string,
  list: readonly Item[],
): Item[] => [true, false].flatMap((isHere) => list.filter(({ property }) => (property.id === propertyId) === isHere));

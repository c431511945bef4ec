import { Link } from "@tanstack/react-router";

type NamedProps = { sentence: string; renter: { id: string; name: string }; propertyId: string };

/** A sentence with the renter it is about set apart, and the way to them. */
export function Named({ sentence, renter: { id: renterId, name }, propertyId }: NamedProps) {
  const place = sentence.indexOf(name);
  return (
    <>
      {sentence.slice(0, place)}
      <Link to="/property/$propertyId/renter/profile/$renterId" params={{ propertyId, renterId }}>
        {name}
      </Link>
      {sentence.slice(place + name.length)}
    </>
  );
}

import css from "./RenterHome.module.css";

/** A home's cover, as a decoration beside its name. */
export const HomePicture = ({ image }: { image: string | null }) => (
  <span className={css.picture}>
    {image && <img src={image} alt="" onError={({ currentTarget }) => currentTarget.remove()} />}
  </span>
);

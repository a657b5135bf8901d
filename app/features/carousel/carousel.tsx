import { lazy, type Ref, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import { PictureImage } from "../../components/picture/picture.tsx";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import styles from "./carousel.module.css";
import { type CarouselImage, carouselImages, wrapAround } from "./carousel-images.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useDrag, useSwipe } from "./use-drag.ts";
import { useOpenedImage } from "./use-opened-image.ts";

const ImageViewer = lazy(() => import("../image-viewer/image-viewer.tsx"));

interface CarouselProps {
  /** An address, a list of addresses and images, or an object with such a list (docs/behaviour.md, "Carousel"). */
  images: string | readonly unknown[] | { gallery: readonly unknown[] };
  /** Accessible name of the set of images. */
  label: string;
  /** Whether it fills the viewport, one image at a time, at the largest size (docs/behaviour.md, "Image viewer"). */
  isFullscreen?: boolean;
  /** Initial image, counted from 0. */
  currentIndex?: number;
  /** Whether a press on an image opens /image_viewer; otherwise it opens /fullscreen/carosello. */
  hasViewer?: boolean;
  autoplay?: boolean;
  /** Milliseconds between two images (docs/behaviour.md, "Carousel"). */
  interval?: number;
  /** Called once the carousel is interactive. */
  onReady?: () => void;
}

/**
 * Renders a strip of images that is scrolled, dragged and pressed, with one current (docs/behaviour.md, "Carousel"; the WAI
 * carousel pattern). Without scripts it is a scrollable list; renders nothing without images.
 */
export default function Carousel({
  images: input,
  label,
  isFullscreen = false,
  currentIndex = 0,
  hasViewer = true,
  autoplay = false,
  interval = 3_000,
  onReady,
}: CarouselProps) {
  const images = carouselImages(input);
  const opened = useOpenedImage(images);
  const [position, setPosition] = useState(opened.position ?? currentIndex);
  const [isPaused, setIsPaused] = useState(false);
  const isHydrated = useHydrated();
  const track = useRef<HTMLDivElement>(null);
  const count = images.length;
  function reveal() {
    const slide = track.current?.children[position] as HTMLElement | undefined;
    if (!track.current || !slide) return;
    track.current.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  }
  function move(step: number) {
    setPosition((from) => wrapAround(from, step, count));
    // A drag too short to be a swipe goes back.
    if (step === 0) reveal();
  }
  const { isRunning, isWelcome, holdHandlers, setIsTouched } = useAutoplay({
    isOn: autoplay && count > 1 && !isPaused,
    interval,
    position,
    onAdvance: () => move(1),
  });
  const swipe = useSwipe(move);
  const dragHandlers = useDrag(move, (share) => setPosition(Math.round(share * (count - 1))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it becomes ready once
  useEffect(() => onReady?.(), []);

  useEffect(reveal, [position]);

  function onTouch(event: React.TouchEvent) {
    setIsTouched(event.touches.length > 0);
    if (isFullscreen) swipe(event);
  }

  const shown = images[position];
  if (!shown) return null;
  const controls = count > 1 && (
    <div className={styles.controls}>
      {autoplay && isWelcome && (
        <button type="button" onClick={() => setIsPaused(!isPaused)}>
          <Icon name={isPaused ? "play" : "pause"} />
          <span className="visually-hidden">
            {isPaused ? "Riprendi lo scorrimento" : "Ferma lo scorrimento"}
          </span>
        </button>
      )}
      <button type="button" aria-label="Immagine precedente" onClick={() => move(-1)}>
        <Icon name="previous" />
      </button>
      <button type="button" aria-label="Immagine successiva" onClick={() => move(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
  return (
    <section
      aria-roledescription="carosello"
      aria-label={label}
      className={isFullscreen ? undefined : `screen-only ${styles.carousel}`}
      {...holdHandlers}
      onTouchStart={onTouch}
      onTouchEnd={onTouch}
      onTouchCancel={onTouch}
    >
      {isFullscreen ? (
        <>
          {controls}
          <Suspense>
            <ImageViewer images={images} position={position} onMove={move} />
          </Suspense>
        </>
      ) : (
        <div
          ref={track}
          className={styles.track}
          aria-live={isRunning ? "off" : "polite"}
          {...dragHandlers}
        >
          {images.map((image, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group (docs/public-names.md), not a set of fields
            <div
              key={image.photo}
              role="group"
              aria-roledescription="immagine"
              aria-label={`${index + 1} di ${count}`}
              aria-hidden={(isHydrated && index !== position) || undefined}
              inert={isHydrated && index !== position}
              className={styles.slide}
            >
              <Slide
                image={image}
                isNext={isHydrated && index === wrapAround(position, 1, count)}
                button={index === opened.position ? opened.button : undefined}
                onOpen={() => opened.open(index, hasViewer ? undefined : "/fullscreen/carosello")}
              />
            </div>
          ))}
        </div>
      )}
      {!isFullscreen && controls}
      {count > 1 && (
        <div className={styles.numbers}>
          {images.map(({ photo }, index) => (
            <button
              key={photo}
              type="button"
              aria-label={`Vai all'immagine ${index + 1}`}
              aria-current={index === position || undefined}
              onClick={() => setPosition(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  image: CarouselImage;
  /** Whether it follows the image in view. */
  isNext: boolean;
  /** Ref to its button, when the focus is to return there. */
  button: Ref<HTMLButtonElement> | undefined;
  onOpen: () => void;
}

/** Renders one image with its caption; opens it in the fullscreen viewer. */
function Slide({ image, isNext, button, onOpen }: SlideProps) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the keyboard's way */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below has the name and the role */}
      <div className={styles.photo} onClick={onOpen}>
        {image.picture ? (
          <PictureImage
            picture={image.picture}
            sizes="(min-width: 36rem) 36rem, 100vw"
            isNext={isNext}
          />
        ) : (
          <img src={image.photo} alt={image.description} loading="lazy" decoding="async" />
        )}
      </div>
      <button
        ref={button}
        type="button"
        aria-label="Apri a tutto schermo"
        className={styles.open}
        onClick={onOpen}
      >
        <Icon name="enlarge" />
      </button>
      <figcaption>
        <span>{image.description}</span>
        {image.picture?.credit && <small> · {image.picture.credit}</small>}
      </figcaption>
    </figure>
  );
}

import { parseGroups } from './parseGroups';

/**
 * Words that developers use for one another, beside the product's own glossary. A group per line;
 * Hangul and English alike, phrases with spaces. Only what a site uses enters its index.
 */
const groups = `
상태 = state = 스테이트
속성 = 프로퍼티 = property = props = attribute = 어트리뷰트 = 프롭스
훅 = hook
컴포넌트 = component
렌더링 = 렌더 = render = rendering
의존성 = 디펜던시 = dependency = dependencies = 종속성
반응형 = 반응성 = reactive = reactivity
감시자 = 워처 = watcher = watch
계산된 속성 = 컴퓨티드 = computed
이벤트 = event
핸들러 = 처리기 = handler
리스너 = 수신기 = listener
콜백 = callback
함수 = function
메서드 = 메소드 = method
매개변수 = 파라미터 = 인자 = 인수 = 전달인자 = parameter = argument
반환값 = 반환 = return = returns
타입 = 자료형 = type = typing
제네릭 = generic
인터페이스 = interface
클래스 = class
객체 = 오브젝트 = object
배열 = array
문자열 = string
숫자 = number
참조 = 레퍼런스 = reference = ref
변수 = variable
상수 = constant
모듈 = module
패키지 = package
라이브러리 = library
프레임워크 = framework
번들러 = bundler
번들 = 번들링 = bundle = bundling
빌드 = build
배포 = deploy = deployment
설치 = install = installation
설정 = 구성 = config = configuration = setup = settings
환경 변수 = environment variable = env
환경 = environment
옵션 = 선택지 = option
플러그인 = plugin
서버 = server
클라이언트 = client
브라우저 = browser
요청 = request
응답 = response
인증 = authentication = auth = 로그인
인가 = 권한 부여 = authorization
권한 = permission
토큰 = token
열쇠 = 키 = key
비밀 = secret
보안 = security
오류 = 에러 = error
예외 = exception
경고 = warning
디버깅 = 디버그 = debug = debugging
문제 해결 = 트러블슈팅 = troubleshooting
테스트 = 시험 = test = testing
성능 = 퍼포먼스 = performance
최적화 = optimize = optimization
캐시 = 캐싱 = cache = caching
메모이제이션 = memo = memoization
지연 로딩 = 레이지 로딩 = lazy loading = lazy
비동기 = async = asynchronous
동기 = sync = synchronous
동기화 = synchronize = synchronization
동시성 = concurrency = concurrent
프로미스 = promise
스트림 = 스트리밍 = stream = streaming
연결 = 접속 = connect = connection
연결 해제 = 연결 끊기 = 접속 해제 = disconnect = disconnection
재연결 = 다시 연결 = reconnect = reconnection
끊김 = dropped = lost
세션 = session
소켓 = socket
웹소켓 = 웹 소켓 = websocket
전송 = 보내기 = send
수신 = 받기 = receive
텍스트 = 글자 = text
메시지 = message
음성 = 목소리 = speech = voice
음성 합성 = tts = text to speech
음성 인식 = stt = speech to text = transcription = transcript
녹음 = recording = record = 레코딩
마이크 = microphone = mic
소리 = 오디오 = audio = sound
재생 = play = playback
자동 재생 = autoplay
중지 = 정지 = 멈추기 = 중단 = stop
시작 = start
시작하기 = getting started = quick start = 빠른 시작 = quickstart = 퀵스타트
취소 = 중단 = abort = cancel
제한 = 한도 = limit
제한 시간 = 시간 초과 = 타임아웃 = timeout = timed out
재시도 = retry
대기열 = 큐 = queue
비율 제한 = 요청 제한 = rate limit = rate limited
기본값 = default
필수 = required
선택 = optional
예제 = 예시 = 샘플 = example = sample
가이드 = 안내 = guide
소개 = 개요 = introduction = overview
튜토리얼 = 자습서 = tutorial
참고서 = api 참조 = reference
용어집 = 용어 사전 = glossary
변경 사항 = changelog = changes = breaking changes
마이그레이션 = 이전 = 이주 = migration = migrate
업그레이드 = upgrade
업데이트 = 갱신 = update
버전 = version
릴리스 = 릴리즈 = 출시 = release
지원 중단 = deprecated = deprecation
개발 환경 = development environment
프로덕션 = 운영 환경 = 상용 = production
개발 서버 = dev server
정적 = static
동적 = dynamic
에셋 = 자산 = asset
이미지 = 그림 = image
스타일 = style
클래스와 스타일 = class and style
폼 = 양식 = form
입력 = input
버튼 = button
목록 = 리스트 = list
조건부 = conditional
반복 = loop = 루프
템플릿 = template
지시어 = 디렉티브 = directive
슬롯 = slot
바인딩 = binding
양방향 바인딩 = v-model = two way binding
애니메이션 = animation
트랜지션 = 전환 = transition
라우팅 = routing
라우터 = router
경로 = path = route
생명주기 = 라이프사이클 = 수명 주기 = lifecycle
마운트 = mount
언마운트 = unmount
주입 = inject = injection
의존성 주입 = dependency injection = provide inject
제공 = provide
컨텍스트 = 문맥 = context
리듀서 = reducer
저장소 = 스토어 = store = storage
스냅샷 = snapshot
포털 = portal
텔레포트 = teleport
서스펜스 = suspense
프래그먼트 = fragment
엘리먼트 = 요소 = element
노드 = node
트리 = tree
돔 = dom
자식 = children = child
부모 = parent
형제 = sibling
순수 = pure
불변 = 불변성 = immutable = immutability
부수 효과 = 사이드 이펙트 = side effect = effect
이펙트 = effect
정리 = 클린업 = cleanup = clean up
사용자 정의 = 커스텀 = custom
재사용 = reuse = reusing = reusability
공유 = share = sharing
접근성 = accessibility = a11y
국제화 = i18n = internationalization
다국어 = localization
서버 사이드 렌더링 = 서버 측 렌더링 = ssr = server side rendering
정적 사이트 생성 = ssg
하이드레이션 = 수화 = hydration = hydrate
핫 모듈 교체 = hmr = hot module replacement
소스맵 = 소스 맵 = sourcemap = source map
워커 = worker
프록시 = proxy
별칭 = 앨리어스 = alias
전역 = 글로벌 = global
지역 = local
검증 = 유효성 검사 = validation = validate
직렬화 = serialization = serialize
정규식 = 정규 표현식 = regex = regular expression
컴파일러 = compiler
컴파일 = compile
변환 = transform
린트 = 린터 = lint = linter
타입스크립트 = typescript
자바스크립트 = javascript
리액트 = react
뷰 = vue
노드js = node.js = nodejs
비트 = vite
웹뷰 = webview
안드로이드 = android
아이폰 = ios
앱 = 애플리케이션 = app = application
웹 컴포넌트 = web component
커스텀 엘리먼트 = custom element
용량 = 크기 = size
최대 = max = maximum
최소 = min = minimum
길이 = length
시간 = time
지연 = delay = latency
디바운스 = debounce
스로틀 = throttle
정렬 = sort = sorting
필터 = filter
검색 = 찾기 = search = find
삭제 = 제거 = delete = remove
추가 = add
삽입 = insert
수정 = 변경 = modify = change
생성 = 만들기 = create
복사 = copy = clone
비교 = compare = equal
병합 = merge
분할 = 분리 = split
초기화 = initialize = reset
등록 = register = registration
구독 = subscribe = subscription
호출 = call = invoke
실행 = run = execute
가져오기 = import
내보내기 = export
읽기 = read
쓰기 = write
열기 = open
닫기 = close
활성화 = enable = activate
비활성화 = disable = deactivate
허용 = allow
거부 = deny = denied
차단 = block = blocked
지원 = support
호환성 = compatibility
규칙 = rule
정책 = policy
스크립트 = script
명령줄 = 커맨드 라인 = cli = command line
디지털 휴먼 = digital human = 아바타 = avatar
에이전트 = agent
발화 = 말하기 = speaking = speak
생각 중 = thinking
준비 = ready
대기 = idle
입 모양 = viseme = lip sync = 립싱크
장치 = 기기 = 디바이스 = device
헤더 = header
쿠키 = cookie
콘텐츠 보안 정책 = csp = content security policy
교차 출처 = cors = cross origin
자주 묻는 질문 = faq
도움말 = help
커뮤니티 = community
기여 = contribute = contributing = contribution
경계 = boundary
엄격 = strict
엄격 모드 = strict mode
모드 = mode
단일 = 싱글 = single
단일 파일 컴포넌트 = 싱글 파일 컴포넌트 = sfc = single file component
합성 = 컴포지션 = composition
상속 = inheritance
고차 = higher order
제어 = controlled = control
비제어 = uncontrolled
선언 = declare = declaration
선언적 = declarative
명령형 = imperative
표현식 = expression
문법 = 구문 = syntax
중괄호 = curly braces
화살표 함수 = arrow function
익명 = anonymous
재귀 = recursion = recursive
순환 = circular = cyclic
그래프 = graph
무효화 = invalidate = invalidation
파싱 = 파서 = parse = parser
토큰화 = tokenize
디코딩 = decode = decoding
인코딩 = encode = encoding
압축 = compress = compression
암호화 = encrypt = encryption
해시 = hash
서명 = signature = sign
인증서 = certificate
도메인 = domain
호스트 = host
포트 = port
주소 = address = url
링크 = link
앵커 = anchor
경로 이동 = 내비게이션 = 네비게이션 = navigation
리다이렉트 = 리디렉션 = redirect = redirection
새로 고침 = 새로고침 = 리로드 = refresh = reload
뒤로 가기 = back
스크롤 = scroll
클릭 = click
키보드 = keyboard
마우스 = mouse
터치 = touch
드래그 = drag
포커스 = 초점 = focus
입력창 = 입력 필드 = 인풋 = input
체크박스 = checkbox
라디오 = radio
선택 상자 = 드롭다운 = select = dropdown
텍스트 영역 = textarea
제출 = submit = submission
모달 = 대화 상자 = 다이얼로그 = modal = dialog
팝업 = popup
툴팁 = tooltip
탭 = tab
메뉴 = menu
아이콘 = icon
글꼴 = 폰트 = font
색 = 색상 = color
테마 = theme
다크 모드 = 어두운 모드 = dark mode
레이아웃 = 배치 = layout
반응형 디자인 = responsive
화면 = 스크린 = screen = view
뷰포트 = viewport
썸네일 = thumbnail
영상 = 비디오 = 동영상 = video
음악 = music
볼륨 = 음량 = volume
음소거 = mute
카메라 = camera
파일 = file
폴더 = 디렉터리 = 디렉토리 = folder = directory
업로드 = 올리기 = upload
다운로드 = 내려받기 = download
공개 = public
비공개 = private
내장 = 빌트인 = built-in = builtin
외부 = external
내부 = internal
기존 = existing
실험적 = 실험 = experimental
안정 = stable
고급 = 심화 = advanced
기본 = 기초 = basic = basics = fundamentals = essentials
핵심 = 코어 = core
특수 = special
공통 = 공용 = common = shared
일반 = general
기타 = misc = miscellaneous
모범 사례 = best practice = best practices
주의 사항 = 주의할 점 = 유의 사항 = caveats = pitfalls
팁 = tip
사용법 = 용법 = usage
사용하기 = using
작동 원리 = 동작 원리 = how it works
동작 = behavior
이유 = why
철학 = philosophy
비교하기 = comparison
대안 = alternative = alternatives
장점 = 이점 = advantage = benefit
단점 = 한계 = limitation = limitations
요구 사항 = 필요 조건 = requirements = prerequisites
구조 = structure
아키텍처 = 설계 = architecture
패턴 = pattern
프로젝트 = project
저장소 = 리포지토리 = repository
커밋 = commit
브랜치 = branch
이슈 = issue
패치 = patch
파이프라인 = pipeline
자동화 = automation
스케줄 = 스케줄링 = 예약 = schedule = scheduler
작업 = 태스크 = task = job
스레드 = thread
프로세스 = process
메모리 = memory
메모리 누수 = memory leak
누수 = leak
가비지 컬렉션 = garbage collection
경쟁 조건 = 레이스 컨디션 = race condition
교착 상태 = deadlock
트랜잭션 = transaction
데이터베이스 = 디비 = database = db
쿼리 = 질의 = query
스키마 = schema
모델 = model
데이터 = data
자료 구조 = data structure
맵 = map
집합 = 셋 = set
스택 = stack
힙 = heap
튜플 = tuple
열거형 = 이넘 = enum
유니언 = 유니온 = union
교차 타입 = intersection
타입 가드 = type guard
타입 추론 = type inference
형 변환 = 타입 변환 = cast = coercion
원시값 = 원시 타입 = primitive
참 거짓 = 불리언 = boolean
정수 = integer
실수 = 소수 = float = decimal
반올림 = round
난수 = 랜덤 = 무작위 = random
날짜 = date
시간대 = timezone
타이머 = timer
간격 = interval
프레임 = frame
차트 = chart
표 = 테이블 = table
행 = row
열 = column
셀 = cell
그룹 = group
평탄화 = 펼치기 = flatten = flat
고유 = 중복 제거 = unique = uniq
중복 = duplicate
교집합 = intersection
합집합 = union
차집합 = difference
조각 = 청크 = chunk
범위 = range
순서 = 차례 = order
순회 = 반복자 = iterate = iterator
조건 = condition
조건문 = if = conditional
반복문 = for = loop
연산자 = operator
매크로 = macro
데코레이터 = decorator
믹스인 = mixin
싱글턴 = singleton
팩토리 = factory
어댑터 = adapter
래퍼 = wrapper
헬퍼 = helper
유틸리티 = 유틸 = utility = util = utilities
디펜던시 = dependency
피어 의존성 = peer dependency
워크스페이스 = workspace
모노레포 = monorepo
매니페스트 = manifest
잠금 파일 = lockfile
진입점 = 엔트리 = entry = entry point
출력 = output
소스 = source
대상 = 타깃 = 타겟 = target
트리 쉐이킹 = 트리 셰이킹 = tree shaking
코드 분할 = 코드 스플리팅 = code splitting
사전 번들링 = pre-bundling = prebundling
미리 불러오기 = 프리로드 = preload
미리 가져오기 = 프리페치 = prefetch
불러오기 = 로드 = 로딩 = load = loading
로더 = loader
스피너 = spinner
폴백 = 대체 = fallback
빈 = 비어 있는 = empty
무한 = infinite = endless
깜빡임 = flicker = flash
느림 = 느린 = slow
빠름 = 빠른 = fast = quick
크래시 = 충돌 = crash = conflict
실패 = fail = failed = failure
성공 = success
예외 처리 = error handling = exception handling
로그 = 로깅 = log = logging
모니터링 = 관찰 = monitoring = observe
추적 = trace = tracing = track
지표 = 메트릭 = metric = metrics
프로파일링 = 프로파일러 = profiling = profiler
벤치마크 = benchmark
커버리지 = coverage
단위 테스트 = unit test
통합 테스트 = integration test
목 = 모의 = mock
스텁 = stub
스냅숏 = 스냅샷 = snapshot
개발자 도구 = 데브툴즈 = devtools = developer tools
확장 = 익스텐션 = extension
편집기 = 에디터 = editor
터미널 = 콘솔 = terminal = console
명령 = 명령어 = 커맨드 = command
인수 = argument
플래그 = flag
환경 설정 = environment setup
초기 설정 = 초기 구성 = setup
초기값 = initial value
기본 설정 = defaults
사용자 = 유저 = user
계정 = account
회원 가입 = 가입 = sign up
로그아웃 = logout = sign out
비밀번호 = 암호 = password
역할 = role
관리자 = admin = administrator
결제 = payment
주문 = order
알림 = notification
메일 = 이메일 = email
채팅 = 대화 = chat = conversation
댓글 = comment
피드백 = feedback
번역 = translation
언어 = language
로캘 = 로케일 = locale
서식 = 형식 = 포맷 = format = formatting
문서 = 도큐먼트 = document = docs = documentation
페이지 = page
섹션 = section
제목 = 타이틀 = title = heading
본문 = body
설명 = description
메타데이터 = metadata = meta
사이트맵 = sitemap
검색 엔진 = seo
공유 상태 = shared state
전역 상태 = global state
구독하기 = subscribing
발행 = 게시 = 퍼블리시 = publish
방출 = 이미트 = emit = emits
디스패치 = dispatch
액션 = action
뮤테이션 = 변이 = mutation
게터 = getter
세터 = setter
감지 = detect = detection
관찰자 = 옵저버 = observer
신호 = 시그널 = signal
취소 신호 = abort signal
핸드셰이크 = handshake
하트비트 = heartbeat
프로토콜 = protocol
바이너리 = 이진 = binary
버퍼 = buffer
패킷 = packet
대역폭 = bandwidth
오프라인 = offline
온라인 = online
네트워크 = network
방화벽 = firewall
게이트웨이 = gateway
엔드포인트 = endpoint
웹훅 = webhook
상태 코드 = status code
본인 확인 = verification = verify
서비스 워커 = service worker
클립보드 = clipboard
위치 = 장소 = position = location
회전 = rotate = rotation
확대 = 줌 = zoom
투명도 = opacity
그림자 = shadow
섀도 돔 = shadow dom
가상 돔 = virtual dom
가상 목록 = virtualization = virtual list
무한 스크롤 = infinite scroll
페이지네이션 = 페이징 = pagination
자동 완성 = autocomplete
별표 = star
첫 = 첫 번째 = first
마지막 = last
이전 = previous
다음 = next
앞 = before
뒤 = after
위 = up = above
아래 = down = below
`;

/** The groups, each a list of names. */
export const lexicon = parseGroups(groups);
